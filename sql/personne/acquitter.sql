-- Records the identity provider's response to a step. A newer request stays due: a step clears the
-- stored password hash, or the stored request to close sessions, only if it is still the one that
-- the step performed.
-- Chosen: docs/decisions/0015-comptes.md. A job that lost the provider's response repeats one step,
--         never an older password.
create or replace function personne.acquitter(
  p_etape jsonb, p_emetteur text, p_reponse jsonb, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_identifiant text := p_etape ->> 'identifiant';
  v_acte text := p_etape ->> 'acte';
begin
  perform set_config('sillon.personne', v_identifiant, true);
  if v_acte in ('creer', 'retrouver') then
    perform personne.acquitter_sujet(p_etape, p_emetteur, p_reponse, p_le);
  elsif v_acte = 'mot_de_passe' then
    update personne.personne p set mot_de_passe_a_poser = null
    where p.identifiant = v_identifiant
      and p.mot_de_passe_a_poser = p_etape ->> 'mot_de_passe_hash';
  elsif v_acte = 'sessions' then
    update personne.personne p set sessions_a_fermer_le = null
    where p.identifiant = v_identifiant
      and p.sessions_a_fermer_le = (p_etape ->> 'sessions_a_fermer_le')::timestamptz;
  else
    perform set_config('sillon.organisation_id', p_etape ->> 'organisation_id', true);
    update personne.rattachement r set fournisseur = 'a_jour'
    where r.utilisateur_id = (p_etape ->> 'utilisateur_id')::uuid
      and r.fournisseur = case v_acte when 'ajouter' then 'a_ajouter' else 'a_retirer' end;
  end if;
end
$$;
