-- Requires that the given quality states are known under their referentials, and that these
-- referentials are ticked.
-- Spec: packs-et-campagnes#cochage.
-- Refuses: referentiel_inconnu, referentiel_non_coche, etat_inconnu.
create or replace function etape.exiger_etats(p_etats jsonb, p_date timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_etat record;
begin
  for v_etat in
    select d.key as referentiel, d.value as code from jsonb_each_text(p_etats) as d order by d.key
  loop
    perform conformite.exiger_coche(v_etat.referentiel, p_date);
    if not exists (select from conformite.etat e
                   where e.referentiel_code = v_etat.referentiel and e.code = v_etat.code) then
      raise sqlstate 'TR404' using message = 'etat_inconnu',
        detail = jsonb_build_object('referentiel_code', v_etat.referentiel,
                                    'etat_code', v_etat.code)::text;
    end if;
  end loop;
end
$$;
