-- Applies the deactivation of an account to its identity. If the organization created the identity,
-- its sessions are closed, unless another organization uses it; an identity from elsewhere is only
-- detached.
-- Spec: identites-et-droits#statut.
-- Chosen: docs/decisions/0015-comptes.md. An identity of the organization's own keeps its sign-in:
--         a deactivated agent must still send the queue.
create or replace function personne.detacher(
  p_utilisateur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_lien personne.rattachement;
begin
  select r.* into v_lien from personne.rattachement r where r.utilisateur_id = p_utilisateur_id;
  if v_lien.etat is null then
    perform tache.ajouter('revoquer_sessions', json_build_object(
      'organisation_id', core.organisation_id(), 'utilisateur_id', p_utilisateur_id));
    return;
  end if;
  if v_lien.etat = 'propre' then
    perform from personne.personne p where p.identifiant = v_lien.identifiant for no key update;
    if not personne.est_partagee(v_lien.identifiant) then
      perform personne.fermer_sessions(p_utilisateur_id, p_le);
    end if;
    return;
  end if;
  update personne.rattachement r
  set etat = 'termine', termine_le = p_le, code_empreinte = null,
      fournisseur = case r.etat when 'accepte' then 'a_retirer' else r.fournisseur end
  where r.utilisateur_id = p_utilisateur_id;
  perform personne.demander(v_lien.identifiant);
end
$$;
