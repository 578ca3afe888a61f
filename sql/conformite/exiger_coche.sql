-- Refuses what rests on a referential that the organization does not use, and holds the ticking
-- until the end of the transaction.
-- Spec: packs-et-campagnes#cochage.
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
  where c.referentiel_code = p_referentiel and c.coche_pendant @> p_le for share;
  if not found then
    raise sqlstate 'TR409' using message = 'referentiel_non_coche',
      detail = jsonb_build_object('referentiel_code', p_referentiel)::text;
  end if;
end
$$;
