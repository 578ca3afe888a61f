-- Returns the next change of a person for the identity provider of an issuer; null if there is
-- none. Changes that close come before changes that open.
-- Chosen: docs/decisions/0015-comptes.md. A new code is added after the new password and the end of
--         the sessions, so that no earlier session ever names the organization.
create or replace function personne.etape(p_identifiant text, p_emetteur text) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_personne personne.personne;
  v_lien personne.rattachement;
  v_etape json;
begin
  perform set_config('sillon.personne', p_identifiant, true);
  select p.* into v_personne from personne.personne p where p.identifiant = p_identifiant;
  select r.* into v_lien from personne.rattachement r
  where r.identifiant = p_identifiant and r.fournisseur <> 'a_jour'
  order by r.fournisseur = 'a_ajouter', r.organisation_code limit 1;

  if v_personne.creation <> 'faite' then
    return personne.etape_creer(v_personne);
  end if;
  v_etape := case
    when v_lien.fournisseur = 'a_retirer' then json_build_object('acte', 'retirer')
    when v_personne.mot_de_passe_a_poser is not null then json_build_object(
      'acte', 'mot_de_passe', 'mot_de_passe_hash', v_personne.mot_de_passe_a_poser,
      'provisoire', v_personne.mot_de_passe_provisoire)
    when v_personne.sessions_a_fermer_le is not null then json_build_object(
      'acte', 'sessions', 'sessions_a_fermer_le', v_personne.sessions_a_fermer_le)
    when v_lien.fournisseur = 'a_ajouter' then json_build_object('acte', 'ajouter') end;
  if v_etape is null then
    return null;
  end if;
  if v_personne.emetteur is distinct from p_emetteur then
    return json_build_object('acte', 'retrouver', 'identifiant', p_identifiant);
  end if;
  return v_etape::jsonb || jsonb_build_object(
    'identifiant', p_identifiant, 'sujet', v_personne.sujet, 'code', v_lien.organisation_code,
    'organisation_id', v_lien.organisation_id, 'utilisateur_id', v_lien.utilisateur_id);
end
$$;
