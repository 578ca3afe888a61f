-- Returns whether a command's change of a producer's group is out of order: not later than the
-- change in force, or dated before the producer was registered. The office would be refused such a
-- change. A cancelled change does not count; a change of the same phone at the same instant does
-- not count either, because there the sequence gives the order. Of changes recorded after the rank
-- `p_rang`, if any, none counts.
-- Spec: types-de-commandes#producteur-modifier, api#ordre-des-dates.
-- Chosen: docs/decisions/0122-ordre-d-arrivee.md.
create or replace function producteur.est_hors_ordre(
  p_contexte commande.contexte, p_producteur_id uuid, p_rang bigint default null)
returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (
    select from producteur.rattachement r
      left join commande.commande c
        on c.organisation_id = r.organisation_id and c.id = r.commande_id
    where r.producteur_id = p_producteur_id
      and (r.le > p_contexte.date_operation
           or r.le = p_contexte.date_operation
              and c.appareil_id is distinct from p_contexte.appareil_id)
      and r.commande_id is distinct from p_contexte.commande_id
      and (p_rang is null or r.rang < p_rang)
      and not exists (select from commande.annulation a where a.commande_id = r.commande_id)
  ) or exists (
    select from producteur.producteur p
    where p.id = p_producteur_id and p.cree_le > p_contexte.date_operation);
end
$$;
