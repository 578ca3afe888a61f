-- Updates the premiums that depend on a new exchange rate: premiums that waited for a rate become
-- due, and premiums already converted are converted again. Does nothing for a contract in the
-- organization's own currency, nor for a date at which another rate is in force.
-- Spec: paiements#prime, paiements#difference.
-- Chosen: docs/decisions/0076-argent-suite.md.
-- Locks: the receptions by id.
create or replace function paiement.suivre_taux(
  p_taux devise.taux, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_devise text := (select o.devise_defaut from organisation.organisation o
                    where o.id = p_taux.organisation_id);
  v_receptions uuid[];
begin
  if v_devise not in (p_taux.source, p_taux.cible) then
    return;
  end if;
  v_receptions := array(
    select distinct c.reception_id from paiement.creance c
    where c.genre = 'prime' and c.date_operation >= p_taux.depuis
      and (c.devise is null
           or c.devise <> v_devise and c.devise in (p_taux.source, p_taux.cible))
      and (devise.taux_connu(p_taux.source, p_taux.cible, c.date_operation)).id = p_taux.id);
  perform from reception.reception r where r.id = any (v_receptions) order by r.id for update;
  perform paiement.aligner(r.id, p_auteur_id, p_le)
  from unnest(v_receptions) as r (id) order by r.id;
end
$$;
