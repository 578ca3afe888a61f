-- Requires that the organization used a referential at a date or, without a date, uses the
-- referential now; locks the ticking until the end of the transaction.
-- Spec: packs-et-campagnes#cochage, service#actes-simultanes.
-- Refuses: referentiel_inconnu, referentiel_non_coche.
-- Locks: the ticked referential, shared.
create or replace function conformite.exiger_coche(p_referentiel text, p_le timestamptz)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if not exists (select from conformite.referentiel r where r.code = p_referentiel) then
    raise sqlstate 'TR404' using message = 'referentiel_inconnu';
  end if;
  perform from conformite.referentiel_coche c
  where c.referentiel_code = p_referentiel
    and case when p_le is null then upper_inf(c.coche_pendant) else c.coche_pendant @> p_le end
  for share;
  if not found then
    raise sqlstate 'TR409' using message = 'referentiel_non_coche',
      detail = jsonb_build_object('referentiel_code', p_referentiel)::text;
  end if;
end
$$;
