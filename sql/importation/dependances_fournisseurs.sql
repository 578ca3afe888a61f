-- What stands on suppliers, but for the certificate that came with each: whatever names them, their
-- own changes too, or their certificate.
-- Spec: imports#annulation.
create or replace function importation.dependances_fournisseurs(p_ids uuid[])
returns table (entite text, id uuid)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select d.entite, d.id
    from importation.lire_renvoyeurs(
      'fournisseur.fournisseur', p_ids, '{certificat.certificat}') as d
    union all
    select d.entite, d.id
    from importation.lire_renvoyeurs(
      'certificat.certificat',
      array(select c.id from certificat.certificat c where c.fournisseur_id = any (p_ids)),
      '{certificat.portee}') as d;
end
$$;
