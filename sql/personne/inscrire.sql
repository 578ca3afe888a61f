-- Ties a new account to its person: a new identity at the provider while the name is free, else a
-- request that the holder of the name may accept. Returns `propre` or `demande`.
-- Spec: identites-et-droits#comptes.
-- Chosen: docs/decisions/0015-comptes.md. The caller gets the same response in both cases.
create or replace function personne.inscrire(
  p_utilisateur_id uuid, p_identifiant text, p_nom_affiche text, p_secret jsonb, p_le timestamptz)
returns text
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_etat text;
begin
  insert into personne.personne
    (identifiant, geree_par, nom_affiche, inscrite_le, mot_de_passe_a_poser)
  values (p_identifiant, core.organisation_id(), p_nom_affiche, p_le,
          p_secret ->> 'mot_de_passe_hash')
  on conflict (identifiant) do nothing;
  v_etat := case when found then 'propre' else 'demande' end;

  insert into personne.rattachement
    (organisation_id, utilisateur_id, identifiant, organisation_code, organisation_nom, etat,
     code_empreinte, code_expire_le, demande_le, fournisseur)
  select o.id, p_utilisateur_id, p_identifiant, o.code, o.nom, v_etat,
         p_secret ->> 'code_empreinte', p_le + interval '7 days', p_le, 'a_jour'
  from organisation.organisation o where o.id = core.organisation_id();

  perform personne.demander(p_identifiant);
  return v_etat;
end
$$;
