-- Returns the subjects of an account at the identity provider, for the tasks that act on the
-- account there.
-- Spec: taches#fournisseur.
-- Chosen: docs/decisions/0015-comptes.md. This organization closes nothing of a person who is
--         attached from elsewhere.
create or replace function v1.identites(p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform set_config('sillon.organisation_id', p_requete ->> 'organisation_id', true);
  return (
    select coalesce(json_agg(json_build_object('emetteur', i.emetteur, 'sujet', i.sujet)), '[]')
    from utilisateur.identite i
      left join personne.rattachement r
        on r.organisation_id = i.organisation_id and r.utilisateur_id = i.utilisateur_id
    where i.utilisateur_id = (p_requete ->> 'utilisateur_id')::uuid
      and coalesce(r.etat, 'propre') = 'propre');
end
$$;
grant execute on function v1.identites(jsonb) to api;
