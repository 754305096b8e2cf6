@rem The scripts in package.json begin with the `exec` of POSIX shells; Windows finds this one instead.
@%*
