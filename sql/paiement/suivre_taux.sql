-- Brings the premiums that a rate of exchange is about to what they are now: those that waited for
-- one are due, those of its two currencies are converted anew.
-- Spec: paiements#prime, paiements#difference.
-- Chosen: docs/decisions/0076-argent-suite.md.
-- Locks: the receptions by id.
create or replace function paiement.suivre_taux(
  p_taux devise.taux, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_receptions uuid[] := array(
    select distinct c.reception_id from paiement.creance c
    where c.genre = 'prime' and c.date_operation >= p_taux.depuis
      and (c.devise is null or c.devise in (p_taux.source, p_taux.cible)));
begin
  perform from reception.reception r where r.id = any (v_receptions) order by r.id for update;
  perform paiement.aligner(r.id, p_auteur_id, p_le)
  from unnest(v_receptions) as r (id) order by r.id;
end
$$;
