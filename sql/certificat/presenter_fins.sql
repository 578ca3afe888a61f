-- Presents the certificates that end for the figures of a campaign: the number that ended in the
-- past days, the number that will end in the coming days, and the first day on which one of
-- these ends.
-- Spec: packs-et-campagnes#tableau.
-- Why: the condition on the days is repeated here, for the index.
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
