-- Returns the reasons why a contract does not apply to goods of a campaign, a group and a product,
-- in this order; empty if it applies. A contract without a group applies to every group. Unknown
-- values are not compared, except the group: a contract that names a group does not apply to goods
-- without one.
-- Spec: collectes#references.
-- Chosen: docs/decisions/0048-rien-en-silence.md.
create or replace function contrat.raisons_inapplicables(
  p_contrat_id uuid, p_campagne_id uuid, p_groupement_id uuid, p_produit_id uuid) returns text[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return array(
    select r.raison
    from contrat.contrat c
      cross join lateral (values
        (1, 'campagne', c.campagne_id <> p_campagne_id),
        (2, 'groupement', c.groupement_id is not null
           and c.groupement_id is distinct from p_groupement_id),
        (3, 'produit', p_produit_id is not null and not exists (
           select from contrat.ligne l
           where l.organisation_id = c.organisation_id and l.contrat_id = c.id
             and l.produit_id = p_produit_id))
      ) as r (rang, raison, constatee)
    where c.id = p_contrat_id and r.constatee
    order by r.rang);
end
$$;
