-- Returns whether the payment of a collection is blocked.
-- Spec: collectes#paiement.
create or replace function backoffice.collecte_paiement_bloque(p_collecte collecte.collecte)
returns boolean
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select e.paiement_bloque from collecte.effet e
  where e.organisation_id = p_collecte.organisation_id and e.collecte_id = p_collecte.id
$$;
comment on function backoffice.collecte_paiement_bloque(collecte.collecte) is
  'Whether an open control bars its payment.';
grant execute on function backoffice.collecte_paiement_bloque(collecte.collecte) to lecture;
