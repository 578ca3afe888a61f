-- Judges the lots of an expedition, which the caller has locked: they must be validated, have the
-- sold quality, and have no open control that excludes them from a referential under which they are
-- sold organic or in conversion.
-- Spec: lots#ecart-du-bio, lots#quarantaine, ventes-et-expeditions#validation.
-- Refuses: lot_en_quarantaine, lot_non_valide, qualite_insuffisante, controle_ouvert.
create or replace function expedition.verifier_lots(p_id uuid) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_lot record;
  v_detail jsonb;
  v_manquement record;
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

  select m.code, m.details into v_manquement from expedition.manquements(p_id) as m limit 1;
  if v_manquement.code = 'qualite_insuffisante' then
    raise sqlstate 'TR409' using message = 'qualite_insuffisante',
      detail = v_manquement.details::text;
  elsif v_manquement.code = 'controle_ouvert' then
    raise sqlstate 'TR409' using message = 'controle_ouvert', detail = v_manquement.details::text;
  end if;
end
$$;
