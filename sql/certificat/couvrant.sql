-- The certificates of a holder (a group, a supplier, or with neither the organization itself) whose
-- scope covers an activity for a product, with what each is worth at a date; those in force first,
-- then the last to end. An activity or a product that is null is not asked for.
-- Spec: «`reception.certificat_mode`»; «Portee of a certificate … lists dimensions (activity, site,
--       product, unit)».
-- Chosen: a scope line without a product covers every product;
--         docs/decisions/0018-conformite-et-certificats.md.
create or replace function certificat.couvrant(
  p_groupement_id uuid, p_fournisseur_id uuid, p_produit_id uuid, p_activite text,
  p_le timestamptz)
returns table (certificat_id uuid, numero text, referentiel_code text, etat text)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select c.id, c.numero, c.referentiel_code, e.etat
  from (
      select f.* from certificat.certificat f
      where f.fournisseur_id = p_fournisseur_id and p_groupement_id is null
      union all
      select g.* from certificat.certificat g
      where g.groupement_id = p_groupement_id and p_fournisseur_id is null
      union all
      select o.* from certificat.certificat o
      where o.groupement_id is null and o.fournisseur_id is null
        and num_nonnulls(p_groupement_id, p_fournisseur_id) = 0) as c
    cross join lateral (select certificat.etat_a(c.id, p_le) as etat) as e
    cross join lateral (
      select from certificat.portee p
      where p.organisation_id = c.organisation_id and p.certificat_id = c.id
        and (p_activite is null or p.activite = p_activite)
        and (p_produit_id is null or p.produit_id is null or p.produit_id = p_produit_id)
      limit 1) as p
  order by (e.etat = 'valide') desc, c.valide_au desc, c.id;
end
$$;
