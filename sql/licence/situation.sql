-- Returns the organization's licence: its last day, its limits next to the present numbers, and by
-- how much the numbers exceed them. Null while no licence has begun.
-- Spec: licences-et-factures#avertissements.
create or replace function licence.situation(p_le timestamptz) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_jour date := core.jour_editeur(p_le);
  v_licence licence.licence := licence.du_jour(v_jour);
begin
  if v_licence.id is null then
    return null;
  end if;
  return (
    with plafond as (
      select p.genre, p.plafond::integer as plafond, licence.utilise(p.genre, p_le) as utilise
      from jsonb_each_text(v_licence.plafonds) as p (genre, plafond)
    ),
    hors as (
      select a.module from module.activation a
      where a.actif_pendant @> p_le and a.module <> 'noyau' and a.module <> all (v_licence.modules)
    ),
    avertissement (rang, code) as (
      select 1, 'licence_expiree' where v_licence.fin < v_jour
      union all select 2, 'plafond_depasse'
      where exists (select from plafond p where p.utilise > p.plafond)
      union all select 3, 'module_non_couvert' where exists (select from hors)
    )
    select jsonb_build_object(
      'statut', licence.statut(v_licence, v_jour), 'debut', v_licence.debut, 'fin', v_licence.fin,
      'jours_restants', v_licence.fin - v_jour,
      'plafonds', (select coalesce(jsonb_agg(to_jsonb(p) order by p.genre), '[]') from plafond p),
      'modules_non_couverts', (select coalesce(jsonb_agg(h.module order by h.module), '[]')
                               from hors h),
      'avertissements', (select coalesce(jsonb_agg(a.code order by a.rang), '[]')
                         from avertissement a)));
end
$$;
