-- Writes the amount that a payment settles of each line, and subtracts it from the line's
-- remainder; for a reversal or a cancelled payment, adds it.
-- Spec: paiements#une-fois.
create or replace function paiement.solder(p_reglements paiement.reglement[]) returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  update paiement.reste r set reste = r.reste - s.montant
  from unnest(p_reglements) as s where r.creance_id = s.creance_id
$$;
