-- Rows for every table of documents. The tests of all tables use them.
create function essai.peupler_documents() returns void language plpgsql as $$
begin
  perform document.etablir_imprimes(essai.id('peuple'), '{recu}', essai.t());
  insert into document.duplicata (organisation_id, document_id, rang, copies, auteur_id, le)
  select d.organisation_id, d.id, 1, 1, essai.id('rsci ' || essai.code()), essai.t()
  from document.document d where d.entite_id = essai.id('peuple');
  insert into document.logo (organisation_id, version, depuis, auteur_id)
  values (core.organisation_id(), 1, essai.t(), essai.id('rsci ' || essai.code()));
end
$$;
comment on function essai.peupler_documents() is
  'Gives every table of documents a row of the current organization.';
