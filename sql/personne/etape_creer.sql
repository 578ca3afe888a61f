-- Returns the step that creates an identity: with the code of the requesting organization, and
-- whether it was tried before.
-- Chosen: docs/decisions/0015-comptes.md. A name that the provider has before the first attempt to
--         create it belongs to another person.
create or replace function personne.etape_creer(p_personne personne.personne) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select json_build_object(
      'acte', 'creer', 'identifiant', p_personne.identifiant, 'tentee',
      p_personne.creation = 'tentee', 'nom_affiche', p_personne.nom_affiche,
      'mot_de_passe_hash', p_personne.mot_de_passe_a_poser, 'code', r.organisation_code)
    from personne.rattachement r
    where r.identifiant = p_personne.identifiant and r.organisation_id = p_personne.geree_par);
end
$$;
