-- Turns a kind of reminders off for an account, or on again; returns all kinds that are off.
-- Spec: relances#choix.
-- Refuses: relance_inconnue.
-- Locks: the choice of the account.
create or replace function relance.choisir(
  p_genre text, p_refuse boolean, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_refuses text[];
begin
  if not exists (select from relance.genre g where g.genre = p_genre) then
    raise sqlstate 'TR404' using message = 'relance_inconnue',
      detail = jsonb_build_object('genre', p_genre)::text;
  end if;
  perform relance.verrouiller(p_auteur_id);
  update relance.abonne a
  set refuses = array(
    select distinct r from unnest(a.refuses || p_genre) as r
    where p_refuse or r <> p_genre order by r)
  where a.utilisateur_id = p_auteur_id returning a.refuses into v_refuses;
  perform journal.consigner(p_le, 'relance.choisir', 'utilisateur', p_auteur_id,
                            jsonb_build_object('refuses', v_refuses));
  return relance.lire(p_auteur_id);
end
$$;
