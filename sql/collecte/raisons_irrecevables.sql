-- Lists the reasons why a collection can not be among the goods of a campaign, product, group and
-- date, in this order; empty if there are none. Null arguments are not compared; an unknown
-- campaign or group of the collection is not compared either.
-- Spec: types-de-commandes#livraison-etablir-bon, receptions#apports.
-- Chosen: docs/decisions/0023-receptions.md, 0048-rien-en-silence.md.
create or replace function collecte.raisons_irrecevables(
  p_collecte_id uuid, p_campagne_id uuid, p_produit_id uuid, p_groupement_id uuid,
  p_date timestamptz) returns text[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return array(
    select r.raison
    from collecte.collecte c
      cross join lateral (values
        (1, 'statut', c.statut = 'devalidee'),
        (2, 'campagne', c.campagne_id <> p_campagne_id),
        (3, 'produit', p_produit_id is not null and c.produit_id is distinct from p_produit_id),
        (4, 'groupement', c.groupement_id <> p_groupement_id),
        (5, 'date_operation', c.date_operation > p_date)
      ) as r (rang, raison, constatee)
    where c.id = p_collecte_id and r.constatee
    order by r.rang);
end
$$;
