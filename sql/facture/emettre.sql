-- Writes the reference of an invoice that the publisher issued to an organization.
-- Spec: licences-et-factures#factures.
-- Refuses: organisation_introuvable, devise_inconnue, parametre_invalide (an issue that has not
--          come yet), periode_invalide (due before it is issued); facture_reference_prise, by the
--          unique key.
create or replace function facture.emettre(
  p_appelant jsonb, p_requete jsonb, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_jour date := core.jour_editeur(p_le);
  v_emise_le date := coalesce((p_requete ->> 'emise_le')::date, v_jour);
  v_echeance date := (p_requete ->> 'echeance')::date;
  v_facture facture.facture;
begin
  if not exists (select from tache.annuaire() o
                 where o.id = (p_requete ->> 'organisation_id')::uuid) then
    raise sqlstate 'TR404' using message = 'organisation_introuvable';
  end if;
  perform devise.exiger(p_requete ->> 'devise');
  perform facture.exiger_jour('emise_le', v_emise_le, v_jour);
  if v_echeance < v_emise_le then
    raise sqlstate 'TR400' using message = 'periode_invalide';
  end if;
  insert into facture.facture as f
    (cible, reference, objet, montant, devise, emise_le, echeance, auteur, ecrite_le)
  values ((p_requete ->> 'organisation_id')::uuid, p_requete ->> 'reference',
          p_requete ->> 'objet', (p_requete ->> 'montant')::bigint, p_requete ->> 'devise',
          v_emise_le, v_echeance,
          coalesce(p_appelant ->> 'identifiant', p_appelant ->> 'sujet'), p_le)
  returning f.* into v_facture;
  perform journal.consigner_editeur(p_appelant, p_le, jsonb_build_object(
      'methode', 'POST', 'chemin', '/v1/editeur/factures',
      'details', jsonb_build_object('facture_id', v_facture.id, 'reference', v_facture.reference)),
    v_facture.cible);
  return facture.montrer(v_facture, v_jour);
end
$$;
