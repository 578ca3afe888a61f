-- Calculates the content of a statement as of now: country, goods, plots, upstream references.
-- `deposer` freezes it.
-- Spec: eudr#contenu.
create or replace function eudr.contenu(p_declaration eudr.declaration, p_le timestamptz)
returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_lots uuid[];
  v_masses bigint[];
  v_origines record;
begin
  select coalesce(array_agg(l.lot_id order by l.lot_id), '{}'),
         coalesce(array_agg(l.quantite_g order by l.lot_id), '{}')
  into v_lots, v_masses
  from eudr.lots_de(p_declaration, p_le) as l where l.quantite_g > 0;
  v_origines := eudr.parcelles(v_lots, v_masses);
  return jsonb_build_object(
    'pays', coalesce(
      p_declaration.pays, reglage.texte('expedition.eudr_pays', p_le),
      (select o.pays from organisation.organisation o where o.id = core.organisation_id())),
    'total_g', (select coalesce(sum(m), 0) from unnest(v_masses) as m),
    'marchandises', eudr.marchandises(v_lots, v_masses),
    'parcelles', v_origines.parcelles, 'sans_parcelle', v_origines.sans_parcelle,
    'amont', eudr.references_amont(p_declaration.id));
end
$$;
