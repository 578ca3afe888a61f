-- Writes what a payment settles of each line, and takes it from what remains of it; of a mirror, or
-- of a payment that is cancelled, the other way round.
-- Spec: paiements#une-fois.
create or replace function paiement.solder(p_reglements paiement.reglement[]) returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  update paiement.reste r set reste = r.reste - s.montant
  from unnest(p_reglements) as s where r.creance_id = s.creance_id
$$;
