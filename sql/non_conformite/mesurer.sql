-- Takes a measure of the catalogue against a non-conformity, with the required correction and its
-- due day: the given day, else today plus the measure's delay.
-- Spec: registres#suites, registres#mesures.
-- Refuses: type_mesure_inconnu, parametre_invalide (a day that is over), and what
--          `non_conformite.tenir` refuses.
-- Locks: the non-conformity.
create or replace function non_conformite.mesurer(
  p_id uuid, p_requete jsonb, p_auteur_id uuid, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_constat non_conformite.non_conformite := non_conformite.tenir(p_id, 'mesurer');
  v_jour date := non_conformite.echeance(p_le, 0);
  v_type non_conformite.type_mesure;
  v_mesure non_conformite.mesure;
begin
  select t.* into v_type from non_conformite.type_mesure t
  where t.code = p_requete ->> 'type_code' and t.actif for key share;
  if v_type.code is null then
    raise sqlstate 'TR404' using message = 'type_mesure_inconnu';
  elsif (p_requete ->> 'echeance')::date < v_jour then
    raise sqlstate 'TR400' using message = 'parametre_invalide',
      detail = '{"parametre": "echeance"}';
  end if;
  insert into non_conformite.mesure as m
    (organisation_id, non_conformite_id, type_code, genre, description, echeance, auteur_id,
     prise_le)
  values (v_constat.organisation_id, p_id, v_type.code, v_type.genre, p_requete ->> 'description',
          coalesce((p_requete ->> 'echeance')::date, v_jour + v_type.delai_jours), p_auteur_id,
          p_le)
  returning m.* into v_mesure;
  update non_conformite.non_conformite n
  set statut = 'mesuree',
      mesuree_par = array_append(array_remove(n.mesuree_par, p_auteur_id), p_auteur_id)
  where n.id = p_id
  returning n.* into v_constat;
  perform journal.consigner(p_le, 'non_conformite.mesurer', 'non_conformite', p_id,
    to_jsonb(v_mesure) - 'organisation_id');
  return non_conformite.presenter(v_constat, p_le);
end
$$;
