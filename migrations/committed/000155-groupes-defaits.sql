--! Previous: sha1:62135ad125c7c5a73d507953d7fc38fa35cac72c
--! Hash: sha1:acede031bdd7032fd5429c88f8efcbf4c82cef56

-- A group that an import brought in is taken back with the assignments of the accounts that were undone before.
grant delete on utilisateur.groupement_agent to metier;
