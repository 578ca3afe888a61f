-- Presents the welcome page of an account: the state of its onboarding, its present reminders, the
-- kinds of reminders available to it and those that it turned off, and its mail address.
-- Spec: relances#accueil.
create or replace function relance.accueillir(p_utilisateur_id uuid, p_le timestamptz) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_permissions text[] := utilisateur.permissions(p_utilisateur_id, p_le);
begin
  return (
    select json_build_object(
      'requis', u.accueil <> 'termine', 'etat', u.accueil,
      'relances', (select r.contenu from relance.relever(array[u.id], p_le) as r),
      'genres', (
        select coalesce(json_agg(json_build_object(
                 'genre', g.genre,
                 'titre', case o.langue when 'en' then g.titre_en else g.titre_fr end,
                 'jours', reglage.entier(g.reglage, p_le),
                 'refuse', g.genre = any (coalesce(a.refuses, '{}'))) order by g.rang), '[]')
        from relance.genre g where g.permission = any (v_permissions)),
      'courriel', relance.presenter_courriel(u.id))
    from utilisateur.utilisateur u
      join organisation.organisation o on o.id = u.organisation_id
      left join relance.abonne a on a.utilisateur_id = u.id
    where u.id = p_utilisateur_id);
end
$$;
