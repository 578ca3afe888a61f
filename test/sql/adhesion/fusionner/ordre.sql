-- Spec: file-de-controle#fusion, commandes#ordre-d-arrivee: a merge, the records of both persons
-- and an exit of the kept one end alike in every order.
begin;
set local role metier;
select plan(5);
select essai.preparer_ordre();
select from unnest('{premier,x}'::text[]) as n cross join lateral essai.envoyer_a(
  essai.ordre('producteur.enregistrer', n, essai.meme_piece()), '05:00');
select from unnest('{premier,x}'::text[]) as n cross join lateral essai.envoyer_a(
  essai.ordre('parcelle.enregistrer', 'champ ' || n, essai.d_un_membre(n)), '05:00');

create function pg_temp.fusion() returns jsonb language sql as $$
  select essai.decision('x', 'doublon_identite', 'fusion')
$$;
create function pg_temp.sur(p_type text, p_nom text, p_membre text, p_champ text,
  p_auteur text default 'agent') returns jsonb language sql as $$
  select essai.a_l_heure('07:00', essai.ordre(p_type, p_nom, essai.d_un_membre(p_membre)
    || essai.sur_une_parcelle('champ ' || p_champ), p_auteur))
$$;
create function pg_temp.collecte(p_heure text, p_membre text, p_champ text) returns jsonb
language sql as $$
  select essai.a_l_heure(p_heure, essai.ordre('collecte.enregistrer', 'c', essai.kg(1000)
    || essai.d_un_membre(p_membre) || essai.sur_une_parcelle('champ ' || p_champ)
    || '{"qualite_declaree": {}}'))
$$;
select is(essai.ecarts_de_permutations(pg_temp.fusion(),
    pg_temp.collecte('06:00', 'premier', 'premier'),
    pg_temp.sur('inspection.enregistrer', 'v', 'x', 'x')), null,
  'one who collected from one record inspected the other one');
select is(essai.ecarts_de_permutations(pg_temp.fusion(),
    pg_temp.sur('inspection.enregistrer', 'v', 'x', 'premier', 'collègue'),
    pg_temp.sur('non_conformite.constater', 'n', 'x', 'premier', 'collègue')), null,
  'an inspection and a finding of one record on a plot of the other one');
select is(essai.ecarts_de_permutations(pg_temp.fusion(),
    essai.acte('adhesion.sortir', 'premier', '06:30'), pg_temp.collecte('07:00', 'x', 'x')), null,
  'the kept one left: plots of the other one left too');
select is(essai.ecarts_de_permutations(pg_temp.fusion(),
    essai.acte('adhesion.sortir', 'premier', '06:30'),
    essai.a_l_heure('07:00', essai.ordre('parcelle.relever', 'r',
      essai.sur_une_parcelle('champ x') || essai.forme_de('ailleurs')))), null,
  'and so does a survey of them');

insert into inspection.interet (organisation_id, utilisateur_id, producteur_id, nature, periode)
values (core.organisation_id(), essai.id('collègue ESSAI'), essai.id('premier'), 'parent', '(,)');
select is(essai.ecarts_de_permutations(pg_temp.fusion(),
    pg_temp.sur('inspection.enregistrer', 'v', 'x', 'x', 'collègue')), null,
  'an interest in one record, an inspection of the other one');

select * from finish();
rollback;
