-- Returns the organization's own certificate that covers the sale of a product under a referential,
-- by one of the given activities, with its status at a date; `absent` if there is none. A
-- certificate in force comes first.
-- Spec: conformite-et-certificats#certificat, ventes-et-expeditions#certificat.
-- Chosen: docs/decisions/0028-ventes.md, 0044-portee.md.
create or replace function vente.certificat_de(
  p_referentiel_code text, p_produit_id uuid, p_activites text[], p_le timestamptz,
  out certificat_id uuid, out numero text, out etat text) returns record
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  select c.certificat_id, c.numero, c.etat into certificat_id, numero, etat
  from certificat.couvrant(null, null, p_produit_id, p_activites, null, null, p_le) as c
  where c.referentiel_code = p_referentiel_code
  order by (c.etat = 'valide') desc, c.numero, c.certificat_id limit 1;
  etat := coalesce(etat, 'absent');
end
$$;
