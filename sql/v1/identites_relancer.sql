-- Enqueues jobs again for the persons of an organization with pending changes at the identity
-- provider; returns their number. The scheduler calls it after a long outage of the provider.
-- Chosen: docs/decisions/0015-comptes.md. The job of each person does the work itself; two jobs of
--         one person never run at once.
create or replace function v1.identites_relancer(p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_personnes text[];
begin
  perform set_config('sillon.organisation_id', p_requete ->> 'organisation_id', true);
  v_personnes := array(
    select distinct r.identifiant
    from personne.rattachement r left join personne.personne p on p.identifiant = r.identifiant
    where r.fournisseur <> 'a_jour' or p.creation <> 'faite'
      or p.mot_de_passe_a_poser is not null or p.sessions_a_fermer_le is not null);
  perform personne.demander(n.identifiant) from unnest(v_personnes) as n (identifiant);
  return json_build_object('identites', cardinality(v_personnes));
end
$$;
grant execute on function v1.identites_relancer(jsonb) to api;
