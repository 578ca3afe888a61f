-- Says which kinds of reminders an account wants none of; those that it does not name are on.
-- Spec: relances#choix.
-- Refuses: relance_inconnue.
create or replace function relance.choisir(
  p_refuses jsonb, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_refuses text[] := array(select r from jsonb_array_elements_text(p_refuses) as r order by r);
  v_inconnus text[] := array(
    select r from unnest(v_refuses) as r
    where not exists (select from relance.genre g where g.genre = r) order by r);
begin
  if v_inconnus <> '{}' then
    raise sqlstate 'TR404' using message = 'relance_inconnue',
      detail = jsonb_build_object('genres', v_inconnus)::text;
  end if;
  insert into relance.abonne as a (organisation_id, utilisateur_id, refuses)
  values (core.organisation_id(), p_auteur_id, v_refuses)
  on conflict (organisation_id, utilisateur_id) do update set refuses = excluded.refuses;
  perform journal.consigner(p_le, 'relance.choisir', 'utilisateur', p_auteur_id,
                            jsonb_build_object('refuses', v_refuses));
  return json_build_object('refuses', v_refuses);
end
$$;
