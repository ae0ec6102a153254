// Importing a picture or font returns its address.
module.exports = 'file-stub';
