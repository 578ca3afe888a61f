-- Copies changes of a device's status to the phones.
-- Spec: replication#compartiments.
create or replace function replica.suivre_appareil() returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into replica.appareil
    (organisation_id, id, utilisateur_id, code_court, statut, revoque_le)
  values (new.organisation_id, new.id, new.utilisateur_id, new.code_court, new.statut,
          new.revoque_le)
  on conflict (organisation_id, id) do update
  set utilisateur_id = excluded.utilisateur_id, code_court = excluded.code_court,
      statut = excluded.statut, revoque_le = excluded.revoque_le;
  return null;
end
$$;
grant execute on function replica.suivre_appareil() to proprietaire;
