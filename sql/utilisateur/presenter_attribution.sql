-- Presents an assignment as the back-office sees it, with the acts on it, latest first.
-- Spec: identites-et-droits#attributions.
-- Chosen: docs/decisions/0016-droits-et-modules.md. An assignment that was ended before its
--         beginning is `annulee` and shows the period that was decided last.
create or replace function utilisateur.presenter_attribution(
  p_attribution utilisateur.attribution, p_le timestamptz) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    with acte as (
      select e.rang, e.debut, e.fin, jsonb_build_object(
        'acte', e.acte, 'debut', core.horodatage(e.debut), 'fin', core.horodatage(e.fin),
        'raison', e.raison, 'auteur_id', e.auteur_id, 'le', core.horodatage(e.le)) as texte
      from utilisateur.attribution_acte e where e.attribution_id = p_attribution.id
    ),
    dernier as (select a.debut, a.fin from acte a order by a.rang desc limit 1)
    select jsonb_build_object(
      'id', p_attribution.id, 'utilisateur_id', p_attribution.utilisateur_id,
      'ensemble', (select jsonb_build_object('id', e.id, 'code', e.code, 'libelle', e.libelle)
                   from utilisateur.ensemble e where e.id = p_attribution.ensemble_id),
      'debut', core.horodatage(coalesce(lower(p_attribution.periode), (select debut from dernier))),
      'fin', core.horodatage(coalesce(upper(p_attribution.periode), (select fin from dernier))),
      'statut', case when isempty(p_attribution.periode) then 'annulee'
                  when p_attribution.periode @> p_le then 'en_cours'
                  when lower(p_attribution.periode) > p_le then 'a_venir' else 'terminee' end,
      'attribue_par', p_attribution.attribue_par,
      'actes', (select coalesce(jsonb_agg(a.texte order by a.rang desc), '[]') from acte a)));
end
$$;
