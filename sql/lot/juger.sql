-- Writes a person's decision, or correction, on the quality of a lot under a referential that the
-- organization ticked. Updates the papers of the lot, and the lots made from it. A cancelled or
-- archived lot can not be judged.
-- Spec: lots#qualites.
-- Chosen: docs/decisions/0022-stock-et-lots.md.
-- Refuses: lot_inconnu, transition_refusee, referentiel_inconnu, referentiel_non_coche,
--          etat_inconnu.
-- Locks: the lot and those made of it, by id.
create or replace function lot.juger(
  p_lot_id uuid, p_requete jsonb, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_referentiel text := p_requete ->> 'referentiel_code';
  v_etat text := p_requete ->> 'etat_code';
  v_origine text := coalesce(p_requete ->> 'origine', 'decision');
  v_avant jsonb;
  v_documents_differes boolean := document.differer();
begin
  perform lot.verrouiller(variadic p_lot_id || array(
    select d.id from genealogie.descendants(array[p_lot_id]) as d where d.genre = 'lot'));
  perform lot.exiger_acte(lot.exiger(p_lot_id), 'juger');
  perform conformite.exiger_coche(v_referentiel, null);
  if not exists (select from conformite.etat e
                 where e.referentiel_code = v_referentiel and e.code = v_etat) then
    raise sqlstate 'TR404' using message = 'etat_inconnu';
  end if;
  v_avant := lot.etats(p_lot_id);
  -- Writes the decision even if the state stays the same, so that late data can not undo a person's
  -- decision.
  insert into lot.qualite
    (organisation_id, lot_id, referentiel_code, etat_code, origine, raison, auteur_id, le)
  select core.organisation_id(), p_lot_id, v_referentiel, v_etat, v_origine, p_requete ->> 'raison',
         p_auteur_id, p_le
  where v_origine || ' ' || v_etat is distinct from (
    select q.origine || ' ' || q.etat_code from lot.qualite q
    where q.lot_id = p_lot_id and q.referentiel_code = v_referentiel
    order by q.rang desc limit 1);
  perform lot.suivre_documents(p_lot_id, 'juger', p_le);
  perform lot.propager(p_lot_id, v_avant, p_requete ->> 'raison', p_auteur_id, p_le);
  if v_documents_differes then
    perform document.etablir_differes(p_le);
  end if;
  perform journal.consigner(p_le, 'lot.juger', 'lot', p_lot_id, p_requete - 'id');
end
$$;
