-- Establishes a producer's statement as it is now, as a document.
-- Spec: documents#releve.
-- Refuses: producteur_inconnu, droit_manquant.
create or replace function paiement.editer_releve(
  p_session utilisateur.session, p_id uuid, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_document document.document;
  v_contenu jsonb;
  v_id uuid;
begin
  perform document.exiger_lisible(p_session, 'releve_producteur', p_le);
  v_contenu := paiement.contenu_releve(p_id, document.langue(), p_le);
  v_id := document.ecrire('releve_producteur', p_id, p_id, v_contenu, p_le);
  select d.* into v_document from document.document d where d.id = v_id;
  perform journal.consigner(p_le, 'document.etablir', 'document', v_document.id);
  return document.presenter(v_document);
end
$$;
