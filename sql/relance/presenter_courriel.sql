-- Presents the mail address of an account's reminders: the proved one, and the pending one.
-- Spec: relances#courriel.
create or replace function relance.presenter_courriel(p_utilisateur_id uuid) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select json_build_object('adresse', a.courriel, 'en_attente', a.demande)
    from (select p_utilisateur_id as id) as u
      left join relance.abonne a on a.utilisateur_id = u.id);
end
$$;
