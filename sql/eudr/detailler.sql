-- Presents one due diligence statement with its goods, its plots, the points that hold or not, its
-- links and its history: as filed, or as of now while it is a draft. The 200 plots with the largest
-- masses are listed.
-- Spec: eudr#contenu, eudr#completude, eudr#lien.
-- Refuses: declaration_eudr_inconnue.
create or replace function eudr.detailler(p_id uuid, p_le timestamptz) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_declaration eudr.declaration;
  v_contenu jsonb;
begin
  select d.* into v_declaration from eudr.declaration d where d.id = p_id;
  if v_declaration.id is null then
    raise sqlstate 'TR404' using message = 'declaration_eudr_inconnue';
  end if;
  v_contenu := eudr.contenu_montre(v_declaration, p_le);
  return eudr.presenter(v_declaration) || jsonb_build_object(
    'pays_production', v_contenu -> 'pays',
    'total_g', v_contenu -> 'total_g', 'marchandises', v_contenu -> 'marchandises',
    'nombre_parcelles', jsonb_array_length(v_contenu -> 'parcelles'),
    'parcelles_origine', (
      select coalesce(jsonb_agg(x.p - 'geometrie' order by x.masse_g desc, x.id), '[]')
      from (select p, (p ->> 'quantite_g')::bigint as masse_g, p ->> 'parcelle_id' as id
            from jsonb_array_elements(v_contenu -> 'parcelles') as p
            order by masse_g desc, id limit 200) as x),
    'sans_parcelle', v_contenu -> 'sans_parcelle',
    'points', eudr.juger(v_contenu),
    'applicable_le', eudr.applicable_le(v_declaration.taille, v_contenu),
    'liens', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', l.id, 'expire_le', core.horodatage(l.expire_le),
        'retire_le', core.horodatage(l.retire_le), 'prises', l.prises,
        'prise_le', core.horodatage(l.prise_le), 'cree_le', core.horodatage(l.cree_le),
        'auteur_id', l.auteur_id) order by l.cree_le, l.id), '[]')
      from eudr.lien l where l.declaration_id = p_id),
    'historique', (
      select jsonb_agg(jsonb_build_object(
        'acte', t.acte, 'de', t.de, 'vers', t.vers, 'raison', t.raison,
        'auteur_id', t.auteur_id, 'le', core.horodatage(t.le)) order by t.rang)
      from eudr.transition t where t.declaration_id = p_id));
end
$$;
