// An imported picture or font is its address.
module.exports = 'file-stub';
