-- The states that a reception's contributions allow: per referential the lowest of theirs, and none
-- where one of them has none.
-- Spec: Other rules on resources, «the lowest category among its inputs»; domain, «the lot is
--       conventionnel until the collections arrive and settle it».
create or replace function reception.etats(p_reception_id uuid) returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    with apports as (
      select a.collecte_id from reception.apport a
      where a.reception_id = p_reception_id and a.annule_le is null
    ),
    bas as (
      select e.referentiel_code, min(t.rang) as rang, count(*) as apports
      from apports a
        cross join lateral collecte.etats_courants(a.collecte_id) as e
        join conformite.etat t
          on t.referentiel_code = e.referentiel_code and t.code = e.etat_code
      group by e.referentiel_code
    )
    select coalesce(jsonb_object_agg(b.referentiel_code, t.code), '{}')
    from bas b
      join conformite.etat t on t.referentiel_code = b.referentiel_code and t.rang = b.rang
    where b.apports = (select count(*) from apports));
end
$$;
