-- Creates a supplier, together with its certificate if one is given.
-- Spec: conformite-et-certificats#fournisseurs, api#refus-de-la-base.
-- Refuses: fournisseur_refuse, referentiel_inconnu, produit_introuvable, activite_inconnue,
--          parametre_invalide.
create or replace function fournisseur.creer(
  p_requete jsonb, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_fournisseur fournisseur.fournisseur;
  v_contrainte text;
begin
  insert into fournisseur.fournisseur
    (organisation_id, code, nom, pays, adresse, contact, telephone, courriel, actif_pendant,
     cree_le, auteur_id)
  values (core.organisation_id(), p_requete ->> 'code', p_requete ->> 'nom', p_requete ->> 'pays',
          p_requete ->> 'adresse', p_requete ->> 'contact', p_requete ->> 'telephone',
          p_requete ->> 'courriel', tstzmultirange(tstzrange(p_le, null)), p_le, p_auteur_id)
  returning * into v_fournisseur;
  if p_requete ? 'certificat' then
    perform certificat.creer(
      p_requete -> 'certificat', null, v_fournisseur.id, p_auteur_id, p_le);
  end if;
  perform journal.consigner(p_le, 'fournisseur.creer', 'fournisseur', v_fournisseur.id,
                            p_requete - 'certificat');
  return fournisseur.presenter(v_fournisseur, p_le);
exception when integrity_constraint_violation then
  get stacked diagnostics v_contrainte = constraint_name;
  raise sqlstate 'TR409' using message = 'fournisseur_refuse',
    detail = jsonb_build_object('message', sqlerrm, 'contrainte', v_contrainte)::text;
end
$$;
