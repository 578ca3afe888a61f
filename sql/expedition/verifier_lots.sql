-- Judges the lots of an expedition, which the caller has locked: validated ones, of the quality
-- that was sold, that no open control bars from a referential which they are sold organic under,
-- or in conversion.
-- Spec: Control queue, «no transformation or sale under the organic referential»; Lot, «while in
--       quarantine every debit … is refused»; domain, «refuses quarantine and open controls that
--       forbid sale», «whoever judges a sale … judges per referential».
-- Refuses: lot_en_quarantaine, lot_non_valide, qualite_insuffisante, controle_ouvert.
create or replace function expedition.verifier_lots(p_id uuid) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_lot record;
  v_detail jsonb;
begin
  select o.id, o.statut into v_lot
  from expedition.ligne l join lot.lot o on o.id = l.lot_id
  where l.expedition_id = p_id and o.statut <> 'validé'
  order by (o.statut = 'quarantaine') desc, o.id limit 1;
  if v_lot.id is not null then
    v_detail := jsonb_build_object('lot_id', v_lot.id, 'statut', v_lot.statut);
    if v_lot.statut = 'quarantaine' then
      raise sqlstate 'TR409' using message = 'lot_en_quarantaine', detail = v_detail::text;
    end if;
    raise sqlstate 'TR409' using message = 'lot_non_valide', detail = v_detail::text;
  end if;

  select jsonb_build_object(
           'lot_id', q.lot_id, 'referentiel_code', q.referentiel_code, 'vendu', q.vendu,
           'etat', q.etat)
  into v_detail
  from expedition.qualites(p_id) as q where not q.suffit
  order by q.rang, q.referentiel_code limit 1;
  if v_detail is not null then
    raise sqlstate 'TR409' using message = 'qualite_insuffisante', detail = v_detail::text;
  end if;

  with vendu as (
    select q.lot_id, q.referentiel_code from expedition.qualites(p_id) as q
    where q.categorie_vendue in ('bio', 'conversion')
  )
  select jsonb_build_object(
           'lot_id', e.lot_id, 'referentiel_code', e.referentiel_code,
           'collecte_id', e.collecte_id, 'motifs', e.motifs)
  into v_detail
  from lot.ecartes_du_bio(array(select v.lot_id from vendu v)) as e
  where (e.lot_id, e.referentiel_code) in (select v.lot_id, v.referentiel_code from vendu v)
  order by e.lot_id, e.referentiel_code, e.collecte_id limit 1;
  if v_detail is not null then
    raise sqlstate 'TR409' using message = 'controle_ouvert', detail = v_detail::text;
  end if;
end
$$;
