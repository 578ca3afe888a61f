-- Spec: commandes#reference-provisoire: a paper dated more than a day from its capture, in the
-- organization's time zone, gives a remark in the result and opens no control.
begin;
set local role metier;
select plan(12);
select essai.preparer();

create function pg_temp.details(p_jour text, p_cree timestamptz default essai.t(0, '07:00'))
returns jsonb language sql as $$
  select commande.remarquer(jsonb_populate_record(null::commande.contexte,
      jsonb_build_object('organisation_id', core.organisation_id(),
    'reference_provisoire', 'BR-ESSAI-' || p_jour || '-0001', 'cree_le_appareil', p_cree)))
$$;

select is(pg_temp.details(j), null, j || ' for 1 June')
from unnest('{20260531,20260601,20260602}'::text[]) as j;
select is(pg_temp.details('20260603'),
  '{"reference_provisoire": {"jour": "20260603", "attendu": "20260601"}}', 'two days after');
select is(pg_temp.details('20260530'),
  '{"reference_provisoire": {"jour": "20260530", "attendu": "20260601"}}', 'two days before');
select is(pg_temp.details('20269999') #>> '{reference_provisoire,jour}', '20269999',
  'no day at all');
select is(pg_temp.details(null), null, 'without a reference there is nothing to compare');
update organisation.organisation set fuseau_horaire = 'Pacific/Kiritimati'
where id = core.organisation_id();
select is(pg_temp.details('20260603', essai.t(0, '11:00')), null,
  'it is the day of the organization: 2 June there at 11:00');
select is(pg_temp.details('20260603', essai.t(0, '09:00')),
  '{"reference_provisoire": {"jour": "20260603", "attendu": "20260601"}}', 'and 1 June at 09:00');

create temp table r as select essai.resultat(essai.envoyer('x', essai.payload_collecte('x'),
    '{"reference_provisoire": "BR-ESSAI-20260701-0001"}')) as j;
select is(j ->> 'issue', 'acceptee', 'no control') from r;
select is(j -> 'details', '{"reference_provisoire": {"jour": "20260701", "attendu": "20260601"}}',
  'the result carries it') from r;
select is((select commande.resultat(s)::jsonb from commande.commande_resultat s), j,
  'and so does every replay') from r;

select * from finish();
rollback;
