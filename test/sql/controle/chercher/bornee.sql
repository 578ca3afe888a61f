-- Spec: file-de-controle#file: words are looked for among the newest 2,000 that other filters
-- leave.
begin;
set local role metier;
select plan(5);
select essai.preparer();

select from essai.collecter('a', '{"calcul_telephone": {"net_g": 1, "refaction_g": 0, '
  '"net_marchand_g": 1}}');
create function pg_temp.lire(p_requete text) returns jsonb language sql as $$
  select v1.controles(essai.appelant('ESSAI', 'rsci'),
    p_requete::jsonb || '{"recherche": "kossi", "total": true}')::jsonb
$$;
select is(pg_temp.lire('{}') #>> '{total,lignes}', '1', 'the newest');
select is(jsonb_array_length(pg_temp.lire('{}') -> 'controles'), 1, 'and its page');

insert into controle.controle (
  organisation_id, id, commande_id, motif, auteur_id, entite, entite_id, statut, ouvert_le)
select c.organisation_id, gen_random_uuid(), c.commande_id, c.motif, c.auteur_id, 'bon',
       gen_random_uuid(), 'ouvert', c.ouvert_le
from controle.controle c cross join generate_series(1, 2000)
where c.motif = 'ecart_calcul';
select is(pg_temp.lire('{}') #>> '{total,lignes}', '0', 'not the one before 2,000 others');
select is(jsonb_array_length(pg_temp.lire('{}') -> 'controles'), 0, 'nor its page');
select is(pg_temp.lire(format('{"entite_id": "%s"}', c.id)) #>> '{total,lignes}', '1',
  'unless another filter leaves it')
from collecte.collecte c where c.commande_id = essai.id('commande a');

select * from finish();
rollback;
