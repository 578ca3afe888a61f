-- Writes a new or changed draft step, with its inputs, outputs and losses if the request gives
-- these lists.
-- Spec: etapes#etape.
-- Refuses: activite_inconnue, activite_inactive, parametre_invalide (a date to come, the same lot
--          twice), lot_inconnu, and what `etape.exiger_campagne` and `etape.ecrire_sorties`
--          refuse.
create or replace function etape.ecrire(
  p_etape etape.etape, p_contenu jsonb, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_date timestamptz := coalesce(p_etape.date_operation, p_le);
begin
  if v_date > p_le then
    raise sqlstate 'TR400' using message = 'parametre_invalide',
      detail = '{"parametre": "date_operation"}';
  end if;
  perform etape.exiger_campagne(p_etape.campagne_id, case when p_contenu ? 'entrees'
    then array(select (e.value ->> 'lot_id')::uuid
               from jsonb_array_elements(p_contenu -> 'entrees') as e)
    else array(select n.lot_id from etape.entree n where n.etape_id = p_etape.id) end);
  perform etape.exiger_procede(p_etape.procede, v_date);
  insert into etape.etape
    (organisation_id, id, procede, campagne_id, date_operation, note, cree_le, auteur_id)
  values (p_etape.organisation_id, p_etape.id, p_etape.procede, p_etape.campagne_id,
          p_etape.date_operation, p_etape.note, p_etape.cree_le, p_etape.auteur_id)
  on conflict (organisation_id, id) do update
    set procede = excluded.procede, campagne_id = excluded.campagne_id,
        date_operation = excluded.date_operation, note = excluded.note;
  if p_contenu ? 'entrees' then
    perform etape.ecrire_entrees(p_etape.id, p_contenu -> 'entrees');
  end if;
  if p_contenu ? 'sorties' then
    perform etape.ecrire_sorties(p_etape.id, p_contenu -> 'sorties', v_date);
  end if;
  if p_contenu ? 'pertes' then
    delete from etape.perte p where p.etape_id = p_etape.id;
    insert into etape.perte (organisation_id, etape_id, rang, categorie, quantite_g, note)
    select core.organisation_id(), p_etape.id, p.rang, p.value ->> 'categorie',
           (p.value ->> 'quantite_g')::bigint, p.value ->> 'note'
    from jsonb_array_elements(p_contenu -> 'pertes') with ordinality as p (value, rang);
  end if;
end
$$;
