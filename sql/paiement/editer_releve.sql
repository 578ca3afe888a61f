-- Establishes a producer's present statement as a document; for a merged producer, in the name of
-- the kept one.
-- Spec: documents#releve.
-- Refuses: producteur_inconnu, droit_manquant.
-- Locks: the producer and the kept one of a merge, by id, so that statements are established one
--        after the other.
create or replace function paiement.editer_releve(
  p_session utilisateur.session, p_id uuid, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_document document.document;
  v_producteur_id uuid;
  v_id uuid;
begin
  perform document.exiger_lisible(p_session, 'releve_producteur', p_le);
  perform from producteur.producteur p
  where p.id in (p_id, (select a.fusionne_dans from producteur.producteur a where a.id = p_id))
  order by p.id for no key update;
  v_producteur_id := (select coalesce(p.fusionne_dans, p.id)
                      from producteur.producteur p where p.id = p_id);
  v_id := document.ecrire(
    'releve_producteur', v_producteur_id, v_producteur_id,
    paiement.contenu_releve(v_producteur_id, document.langue(), p_le), p_le);
  select d.* into v_document from document.document d where d.id = v_id;
  perform journal.consigner(p_le, 'document.etablir', 'document', v_document.id);
  return document.presenter(v_document);
end
$$;
