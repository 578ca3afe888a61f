-- Returns whether a measurement of the reception is above the threshold of its product.
-- Spec: receptions#refus-seuil.
create or replace function reception.manquement_seuils(p_reception reception.reception)
returns setof reception.manquement
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_effet text := reglage.texte('reception.seuils_effet', p_reception.date_operation);
  v_depassements jsonb;
begin
  select jsonb_agg(to_jsonb(s) order by s.mesure) into v_depassements
  from reception.seuils(p_reception) as s where s.valeur > s.seuil;
  if v_depassements is not null then
    return query select 'seuil_depasse',
      case v_effet when 'exiger_note' then 'note' else 'quarantaine' end,
      jsonb_build_object('effet', v_effet, 'depassements', v_depassements);
  end if;
end
$$;
