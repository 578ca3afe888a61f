-- The persons of an organization of whom the identity provider has still to be told something: what
-- the clock takes up again after a long absence of the provider.
-- Chosen: docs/decisions/0015-comptes.md.
create or replace function v1.identites_en_attente(p_requete jsonb) returns json
language plpgsql security definer
set search_path = ''
as $$
begin
  perform set_config('sillon.organisation_id', p_requete ->> 'organisation_id', true);
  return (
    select coalesce(json_agg(distinct r.identifiant), '[]')
    from personne.rattachement r left join personne.personne p on p.identifiant = r.identifiant
    where r.fournisseur <> 'a_jour' or p.creation <> 'faite'
      or p.mot_de_passe_a_poser is not null or p.sessions_a_fermer_le is not null);
end
$$;
grant execute on function v1.identites_en_attente(jsonb) to api;
