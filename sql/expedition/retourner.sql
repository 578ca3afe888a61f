-- Receives the goods that a client returns from an expedition: each line becomes a new lot that
-- waits, with the shipped lot as its parent. The expedition and the sale do not change.
-- Spec: ventes-et-expeditions#retours.
-- Refuses: expedition_inconnue, transition_refusee, emplacement_inconnu, emplacement_ferme,
--          parametre_invalide (a date to come, or before the expedition's), what
--          `expedition.lignes_retournees` and `expedition.accueillir` refuse.
-- Locks: the sale, the expedition.
create or replace function expedition.retourner(
  p_id uuid, p_requete jsonb, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_expedition expedition.expedition := expedition.verrouiller(p_id, 'retourner');
  v_date timestamptz := coalesce((p_requete ->> 'date_operation')::timestamptz, p_le);
begin
  perform emplacement.exiger_actif((p_requete ->> 'emplacement_id')::uuid, v_date);
  if v_date > p_le or v_date < v_expedition.date_operation then
    raise sqlstate 'TR400' using message = 'parametre_invalide',
      detail = '{"parametre": "date_operation"}';
  end if;
  perform expedition.accueillir(
    v_expedition, l.rang, l.lot_id, l.quantite_g, p_requete, v_date, p_auteur_id, p_le)
  from expedition.lignes_retournees(p_id, p_requete) as l;
  perform journal.consigner(p_le, 'expedition.retourner', 'expedition', p_id, p_requete - 'id');
  return expedition.presenter(p_id);
end
$$;
