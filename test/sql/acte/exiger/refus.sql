-- Spec: service#actes: an act returns the resulting state; from any other starting state it is
-- refused with its own code and the possible acts.
begin;
set local role metier;
select plan(7);

create function pg_temp.refus(p_entite text, p_statut text, p_acte text,
  p_details jsonb default '{}') returns text
language plpgsql as $$
declare
  v_detail text;
begin
  return acte.exiger(p_entite, '00000000-0000-4000-8000-000000000001', p_statut, p_acte, p_details);
exception when sqlstate 'TR409' then
  get stacked diagnostics v_detail = pg_exception_detail;
  return sqlerrm || ' ' || (v_detail::jsonb - (p_entite || '_id'))::text;
end
$$;
select is(pg_temp.refus('vente', 'brouillon', 'valider'), 'validée', 'it leads there');
select is(pg_temp.refus('vente', 'validée', 'expedier'), null, 'the state stays');
select is(pg_temp.refus('vente', 'validée', 'valider'),
  'transition_refusee {"acte": "valider", "statut": "validée", "possibles": ["annuler", '
  '"corriger", "expedier"]}', 'what is possible instead');
select is(pg_temp.refus('vente', 'annulée', 'valider'),
  'transition_refusee {"acte": "valider", "statut": "annulée", "possibles": []}', 'nothing is');
select is(pg_temp.refus('contrat', 'actif', 'activer'),
  'contrat_non_brouillon {"acte": "activer", "statut": "actif", "possibles": ["clore"]}',
  'a code of its own');
select is(pg_temp.refus('appareil', 'revoque', 'remplacer', '{"revoque_le": null}'),
  'appareil_deja_revoque {"acte": "remplacer", "statut": "revoque", "possibles": [], "revoque_le": '
  'null}', 'what a record says beside');
select is(pg_temp.refus('vente', 'brouillon', 'devalider'),
  'transition_refusee {"acte": "devalider", "statut": "brouillon", "possibles": ["annuler", '
  '"modifier", "valider"]}',
  'an act that the record does not know starts from nowhere');

select * from finish();
rollback;
