-- Fixtures of groups and of the dated events of members and plots.

create function essai.peupler_groupes(p_org uuid, p_agent uuid, p_code text) returns void
language plpgsql as $$
begin
  insert into utilisateur.groupement_agent (organisation_id, utilisateur_id, groupement_id, debut,
    affecte_le)
  values (p_org, p_agent, essai.id('groupement ' || p_code), essai.t(), essai.t());
  insert into producteur.rattachement (organisation_id, producteur_id, groupement_id, le, raison,
    auteur_id, enregistre_le)
  values (p_org, essai.id('Kossi'), essai.id('groupement ' || p_code), essai.t(), 'x', p_agent,
    essai.t());
  insert into producteur.adhesion (organisation_id, producteur_id, nature, le, raison, auteur_id,
    enregistre_le)
  values (p_org, essai.id('Kossi'), 'sortie', essai.t(), 'x', p_agent, essai.t());
  insert into producteur.producteur (organisation_id, id, nom, prenoms, cree_le)
  values (p_org, essai.id('ancien'), 'A', 'A', essai.t());
  insert into producteur.fusion (organisation_id, nature, perdu_id, garde_id, deplace, auteur_id,
    le)
  values (p_org, 'fusion', essai.id('ancien'), essai.id('Kossi'), '{}', p_agent, essai.t());
  insert into parcelle.transfert (organisation_id, parcelle_id, ancien_id, producteur_id, le,
    raison, auteur_id, enregistre_le)
  values (p_org, essai.id('parcelle Kossi'), essai.id('ancien'), essai.id('Kossi'), essai.t(), 'x',
    p_agent, essai.t());
  insert into parcelle.assolement (organisation_id, parcelle_id, le, raison, auteur_id,
    enregistre_le)
  values (p_org, essai.id('parcelle Kossi'), essai.t(), 'x', p_agent, essai.t());
  insert into parcelle.parcelle (organisation_id, id, producteur_declare, producteur_id, nom,
    surface_declaree_m2, cree_le)
  values (p_org, essai.id('ancienne'), essai.id('Kossi'), essai.id('Kossi'), 'A', 1, essai.t());
  insert into parcelle.origine (organisation_id, parcelle_id, ancienne_id, le, raison, auteur_id,
    enregistre_le)
  values (p_org, essai.id('parcelle Kossi'), essai.id('ancienne'), essai.t(), 'x', p_agent,
    essai.t());
  insert into parcelle.terre_commune (organisation_id, une, autre)
  values (p_org, sha256(''), sha256(''));
end
$$;

create function essai.agir(
  p_fonction text, p_id uuid, p_champs jsonb default '{}', p_compte text default 'rsci',
  p_le timestamptz default essai.t()) returns text
language plpgsql as $$
begin
  execute format('select %s($1, $2, $3, $4)', p_fonction)
  using p_id, '{"raison": "vu"}'::jsonb || p_champs, essai.id(p_compte || ' ' || essai.code()),
  p_le;
  return 'fait';
exception when sqlstate 'TR400' or sqlstate 'TR403' or sqlstate 'TR404' or sqlstate 'TR409' then
  return substr(sqlstate, 3) || ' ' || sqlerrm;
end
$$;
comment on function essai.agir(text, uuid, jsonb, text, timestamptz) is
  'The office acts on a producer or a plot (id, request, author, time); answers `fait`, or the '
  'refusal.';

create function essai.transferer(
  p_parcelle text, p_producteur text, p_date timestamptz, p_le timestamptz default essai.t())
  returns text language sql as $$
  select essai.agir('adhesion.transferer_parcelle', essai.id('parcelle ' || p_parcelle),
    jsonb_build_object('producteur_id', essai.id(p_producteur), 'le', p_date), 'rsci', p_le)
$$;
comment on function essai.transferer(text, text, timestamptz, timestamptz) is
  'The plot of a producer goes to another one at a date; recorded on 1 June 2026 at 08:00, or '
  'later.';

create function essai.du(p_producteur text, p_parcelle text default 'Kossi') returns jsonb
language sql immutable as $$
  select jsonb_build_object('producteur_id', essai.id(p_producteur), 'parcelle_id',
    essai.id('parcelle ' || p_parcelle))
$$;
comment on function essai.du(text,
  text) is 'The payload fields of who brings produce, from whose plot.';
