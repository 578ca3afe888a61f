-- The certificates that end as the figures of a campaign show them: how many of them within so many
-- days are over already, how many end, and the last day of the first of these.
-- Spec: packs-et-campagnes#tableau.
-- Why: the days stand here as well, for the index that leads to them.
create or replace function certificat.presenter_fins(p_jours integer, p_le timestamptz)
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_jour date := core.heure_locale(p_le)::date;
begin
  return (
    select json_build_object(
      'jours', p_jours, 'jour', v_jour, 'veille', v_jour - 1,
      'finissent', count(*) filter (where c.valide_au >= v_jour),
      'echus', count(*) filter (where c.valide_au < v_jour),
      'prochaine_fin', min(c.valide_au) filter (where c.valide_au >= v_jour))
    from certificat.certificat c
    where c.valide_au between v_jour - p_jours and v_jour + p_jours
      and certificat.prend_fin(c, p_jours, p_le));
end
$$;
