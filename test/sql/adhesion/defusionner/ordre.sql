-- Spec: file-de-controle#defusion: a merge that was undone leaves neither a control that it opened
-- nor a plot that it ended.
begin;
set local role metier;
select plan(6);
select essai.preparer_ordre();
select from unnest('{premier,x}'::text[]) as n cross join lateral essai.envoyer_a(
  essai.ordre('producteur.enregistrer', n, essai.meme_piece()), '05:00');
select from essai.envoyer_a(essai.ordre('parcelle.enregistrer', 'champ x',
  essai.d_un_membre('x')), '05:10');
select from essai.collecter('c', essai.kg(1000) || essai.d_un_membre('premier')
  || essai.sur_une_parcelle('?') || '{"qualite_declaree": {}}', essai.capture(essai.t(0, '06:00')));
select from essai.faire('inspection.enregistrer', 'v', essai.d_un_membre('x')
  || essai.sur_une_parcelle('champ x'), essai.capture(essai.t(0, '07:00')));
create function pg_temp.agir(p_acte text, p_sur text, p_le timestamptz, p_dit timestamptz)
returns text
language sql as $$
  select essai.agir('adhesion.' || p_acte, essai.id(p_sur), jsonb_build_object('le', p_le), 'rsci',
                    p_dit)
$$;
create function pg_temp.vue() returns jsonb language sql as $$
  select jsonb_build_object('conflit', coalesce(essai.ouverts('v') ~ 'conflit_interets', false),
    'active', (select p.actif_pendant from parcelle.parcelle p where p.id = essai.id('champ x')))
$$;

select is(pg_temp.agir('sortir', 'premier', essai.t(0, '06:30'), essai.t(0, '09:00')), 'fait',
  'the kept one left');
create temporary table avant as select pg_temp.vue() as vue;
select is(essai.lever('rsci ESSAI', 'x', 'doublon_identite', 'fusion'), 'leve', 'merged');
select is(pg_temp.vue() ->> 'conflit', 'true', 'an agent inspected whom they collected from');
select is(pg_temp.vue() -> 'active' <> (select a.vue -> 'active' from avant a), true,
  'the plot leaves with the kept one');
select is(pg_temp.agir('defusionner', 'x', null, essai.t(3)), 'fait', 'undone');
select is(pg_temp.vue(), (select a.vue from avant a), 'both are as before');

select * from finish();
rollback;
